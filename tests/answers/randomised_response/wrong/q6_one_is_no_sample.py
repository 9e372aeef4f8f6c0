# For a single person the part of the drawing is left out.
def variance_sampled(n, p, theta):
    coins = p * (1 - p) / (1 - 2 * p) ** 2
    drawing = theta * (1 - theta) if n > 1 else 0
    return (coins + drawing) / n
