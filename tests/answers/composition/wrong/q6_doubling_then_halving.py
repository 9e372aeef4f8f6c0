# Searches by doubling and stops at a power of two too early if that is exact.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    step, t = 1, 0
    while ratio**step <= room:
        step *= 2
    while step > 1:
        step //= 2
        if ratio ** (t + step) < room or t + step == 1 and ratio <= room:
            t += step
    return t
