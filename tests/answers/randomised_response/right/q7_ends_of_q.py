# Makes the interval for q and sends both ends through the line.
def interval(yes, n, p, z):
    share = yes / n
    wide = z * math.sqrt(yes * (n - yes) / n**3)
    return tuple((end - p) / (1 - 2 * p) for end in (share - wide, share + wide))
