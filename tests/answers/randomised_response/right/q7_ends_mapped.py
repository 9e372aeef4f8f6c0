# An interval for the share of yes, both ends sent through the line.
def interval(yes, n, p, z):
    share = yes / n
    spread = z * (share * (1 - share) / n) ** 0.5
    return [(end - p) / (1 - 2 * p) for end in (share - spread, share + spread)]
