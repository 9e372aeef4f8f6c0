# Newton's method on the ratio of both parts, with decimals of forty digits.
from decimal import Decimal, getcontext, localcontext


def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    with localcontext() as context:
        context.prec = 40
        q = Decimal((1 if monotone else 2) * (1 if renewed else answers)) ** 2
        x = q
        for _ in range(100):
            x = (2 * x + q / (x * x)) / 3
        unit = Decimal(answers if renewed else 1) / Decimal(epsilon)
        return np.array([float(1 / (1 + x)), float(2 * unit * unit * (1 + x) ** 3)])
