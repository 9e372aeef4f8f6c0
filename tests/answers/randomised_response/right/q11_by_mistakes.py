# By the numbers of wrong zeros and wrong ones, recursively, then the smallest candidate that holds enough.
import functools


def accuracy(n, ones, p):
    p = float(p)

    @functools.cache
    def chance(zeros, rest, k):
        if k < 0 or k > zeros + rest:
            return 0.0
        if zeros + rest == 0:
            return 1.0
        if zeros:
            return (1 - p) * chance(zeros - 1, rest, k) + p * chance(zeros - 1, rest, k - 1)
        return p * chance(0, rest - 1, k) + (1 - p) * chance(0, rest - 1, k - 1)

    error = {k: abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)}
    enough = [
        alpha
        for alpha in error.values()
        if sum(chance(n - ones, ones, k) for k in error if error[k] <= alpha + 1e-12) >= 2 / 3
    ]
    return min(enough)
