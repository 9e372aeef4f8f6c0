# Covariance.
def q7_sizes(t):
    return [2**k for k in range(t.bit_length() - 1, -1, -1) if t >> k & 1]


def change_variance(before, after, steps, epsilon):
    shared = 0
    for one, other in zip(q7_sizes(before), q7_sizes(after)):
        if one != other:
            break
        shared += 1
    one_box = 2 * (steps.bit_length() / epsilon) ** 2
    variances = [len(q7_sizes(t)) * one_box for t in (before, after)]
    return sum(variances) - 2 * shared * one_box
