# Rounds the probability to two digits, wrong for factor 2 and δ = 0.
def flip_needed(factor, delta):
    return round((1 - delta) / (1 + factor), 2)
