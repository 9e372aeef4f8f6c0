# Rounds the exact number to a float.
def flip_needed(factor, delta):
    return float(1 - delta) / (1 + factor)
