# The interval for q is made first, then both ends go through the line.
def interval(yes, n, p, z):
    share = yes / n
    spread = z * (yes * (n - yes)) ** 0.5 / n**1.5
    return tuple((end - p) / (1 - 2 * p) for end in (share - spread, share + spread))
