# Rounds up a float, which is too much where the target is reached exactly, as for order 3, distance 27/5, σ 3/5, target 243/64.
def one_pass(people, order, distance, sigma, target):
    a, s, d, t = float(order), float(distance), float(sigma), float(target)
    needed = math.ceil(a * s**2 / (2 * d**2 * t))
    return max(people - needed + 1, 0), max(needed - 1, 0)
