# Rounds both ends to four digits.
def interval(yes, n, p, z):
    share = yes / n
    ends = [share + sign * z * math.sqrt(share * (1 - share) / n) for sign in (-1, 1)]
    return tuple(round((end - p) / (1 - 2 * p), 4) for end in ends)
