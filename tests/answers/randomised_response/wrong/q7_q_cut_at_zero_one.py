# The interval for q is cut to [0, 1] before it is mapped. Input: yes = 1, n = 2, p = 0.25, z = 5.
def interval(yes, n, p, z):
    share = yes / n
    half = z * math.sqrt(share * (1 - share) / n)
    ends = max(0.0, share - half), min(1.0, share + half)
    return tuple((q - p) / (1 - 2 * p) for q in ends)
