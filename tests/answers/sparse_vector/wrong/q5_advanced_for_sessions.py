# Many renewed sessions are paid by advanced composition (with a delta of a millionth), which a pure epsilon does not allow.
# Witness: best_split(1, 1000, True, True) returns (0.5, 442096.337855), right is (0.5, 16000000).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    if renewed:
        each = epsilon / min(answers, math.sqrt(2 * answers * math.log(1e6)))
        a, b = 2 / each**2, 2 * (m / each) ** 2
    else:
        a, b = 2 / epsilon**2, 2 * (m * answers / epsilon) ** 2
    x, y = a ** (1 / 3), b ** (1 / 3)
    return x / (x + y), (x + y) ** 3
