# A whole number is built from its binary digits, the highest first.
def most_labels(sigma, records, epsilon, delta):
    k = 0
    for bit in reversed(range(24)):
        more = k + (1 << bit)
        rho = more * records * records / (sigma * sigma)
        if rho + 2 * (rho * math.log(1 / delta)) ** 0.5 <= epsilon:
            k = more
    return k
