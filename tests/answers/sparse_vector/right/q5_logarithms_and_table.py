# A small table of the four cases, and logarithms for the third roots.
import math

CASES = {  # (monotone, renewed): powers of c and factors of the two scales
    (False, False): (0, 1, 2),
    (True, False): (0, 1, 1),
    (False, True): (1, 1, 2),
    (True, True): (1, 1, 1),
}


def best_split(epsilon, answers, monotone, renewed):
    power, a, b = CASES[bool(monotone), bool(renewed)]
    la = math.log(2) + 2 * math.log(a * answers**power / epsilon)
    lb = math.log(2) + 2 * math.log(b * answers / epsilon)
    share = 1 / (1 + math.exp((lb - la) / 3))
    return share, math.exp(la) / share**3
