# Sensitivities over an exact epsilon, made floats at the end; levels by halving.
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)

    eps = Fraction(epsilon)
    return tuple(float(Fraction(d) / eps) for d in (steps, 1, levels(steps)))
