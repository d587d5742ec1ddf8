"""Figures of the house, each with its target and a peer or baseline measured in the same run. They never fail."""
