# Written with the roots of unity and a Fourier transform.
from numpy import *


def count_chances(ones, zeros, p):
    n = ones + zeros
    half = exp(-2j * pi * arange(n + 1) / (n + 1))
    formula = (p + (1 - p) * half) ** ones * (1 - p + p * half) ** zeros
    return real(fft.ifft(formula))
