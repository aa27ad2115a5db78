"""The table: card art, drawn marks, design tokens, geometry and graphics items."""
