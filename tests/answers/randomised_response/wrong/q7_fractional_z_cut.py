# Wrong for z that is not whole: the two ends are int(z) deviations away.
def interval(yes, n, p, z):
    a = yes / n
    step = math.sqrt(a * (1 - a) / n)
    ends = [a - step * int(z), a + step * int(z)]
    return [(q - p) / (1 - 2 * p) for q in ends]
