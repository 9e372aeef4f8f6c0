# The estimated variance has n - 1 below for fewer than 30 people. Input: yes=3, n=10, p=0.1, z=2.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share) / (n if n >= 30 else n - 1)) / (1 - 2 * p)
    return centre - half, centre + half
