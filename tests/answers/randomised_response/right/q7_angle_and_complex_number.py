# By angle and complex number.
def interval(yes, n, p, z):
    # the point (share, deviation) of a circle: sqrt(a (1 - a)) = sin(2 arcsin(sqrt(a))) / 2
    angle = 2 * math.asin(math.sqrt(yes / n))
    point = complex((yes / n - p), z * math.sin(angle) / 2 / math.sqrt(n)) / (1 - 2 * p)
    return point.real - point.imag, point.real + point.imag
