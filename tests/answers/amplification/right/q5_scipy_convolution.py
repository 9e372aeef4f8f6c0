# Written as a convolution of two binomial distributions from scipy, as an array.
from scipy.stats import binom


def count_chances(ones, zeros, p):
    first = binom.pmf(np.arange(ones + 1), ones, 1 - p) if ones else np.ones(1)
    second = binom.pmf(np.arange(zeros + 1), zeros, p) if zeros else np.ones(1)
    return np.convolve(first, second)
