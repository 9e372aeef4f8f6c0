# From the counts of yes and no.
def interval(yes, n, p, z):
    no = n - yes
    middle = ((1 - p) * yes - p * no) / n
    half = z * math.sqrt(yes * no / n) / n
    return ((middle - half) / (1 - 2 * p), (middle + half) / (1 - 2 * p))
