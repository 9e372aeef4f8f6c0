# Root of yes times no, in whole numbers.
def interval(yes, n, p, z):
    no = n - yes
    scale = n * (1 - 2 * float(p))
    middle, half = yes - n * float(p), float(z) * math.sqrt(yes * no / n)
    low, high = middle - half, middle + half
    return (low / scale, high / scale)
