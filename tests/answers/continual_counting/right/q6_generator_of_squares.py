# The ratio form of the square's own recursion, (c_k)^2 from the last, with generators.
def worst_deviations(steps, rho):
    def squares():
        s, k = Fraction(1).numerator * 1.0, 0
        while True:
            yield s
            k += 1
            s *= (1 - 1 / (2 * k)) ** 2

    total = math.fsum(itertools.islice(squares(), steps))
    sizes = list(itertools.takewhile(lambda b: b <= steps, (2**j for j in itertools.count())))
    worst = len([b for b in sizes if 2 * b - 1 <= steps])
    noise = (2 * float(rho)) ** -0.5
    return noise * (len(sizes) * worst) ** 0.5, noise * total
