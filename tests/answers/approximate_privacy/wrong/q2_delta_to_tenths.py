# Rounds δ to one digit, wrong for δ = 1/20, which becomes 0.
def flip_needed(factor, delta):
    delta = round(delta, 1)
    return (1 - delta) / (1 + factor)
