# The three rules one after the other, each its own helper.
def _of_one_answer(p):
    yes = 1 - p
    return yes * (1 - yes) if p > 0.1 else p - p * p


def _of_a_mean(variance, n):
    return n * variance / n / n


def _divided_by(variance, c):
    return variance / c / c


def variance_fixed(n, p):
    return _divided_by(_of_a_mean(_of_one_answer(p), n), 1 - 2 * p)
