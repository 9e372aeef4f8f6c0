# All chances up to 1000 questions at once with numpy, and how many of them are large enough.
from numpy import *


def most_questions(epsilon, answers, distance, beta):
    """The largest number of questions for which all noises are small with chance 1 - beta."""
    k = arange(1, 1002)
    chance = log1p(-exp(-distance * epsilon / 4)) + k * log1p(-exp(-distance * epsilon / (8 * answers)))
    return int(count_nonzero(chance >= log1p(-beta)))
