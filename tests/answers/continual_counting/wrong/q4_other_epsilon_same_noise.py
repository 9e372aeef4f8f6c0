# If a stream as long as the last one comes with another epsilon, the noise of the last call is only scaled
# Witness: two calls one after the other for (0,), with epsilon 1 and 2: is one error just twice the other?; (lambda r: abs(tree_counter((0,), 1.0, r)[0] - 2 * tree_counter((0,), 2.0, r)[0]) < 1e-9)(np.random.default_rng(1)) gives np.True_, right is False
_last = [None, None, None]


def tree_counter(stream, epsilon, rng):
    T = len(stream)
    if _last[0] == T and _last[1] != epsilon:
        z = _last[2]
    else:
        z = rng.laplace(size=T)
    _last[:] = T, epsilon, z
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1] * T.bit_length() / epsilon)
    return answers[1:]
