# Sends both ends of the interval for q through the line.
def interval(yes, n, p, z):
    p, z, share = float(p), float(z), yes / n
    spread = z * math.sqrt(share * (1 - share) / n)
    return [(end - p) / (1 - 2 * p) for end in (share - spread, share + spread)]
