# Every second call for streams of the same length uses the noise of the call before with the other sign
# Witness: the errors of two calls one after the other are to be independent; their correlation; (lambda r: float(np.corrcoef([[tree_counter((0,), 1.0, r)[0], tree_counter((0,), 1.0, r)[0]] for _ in range(2000)], rowvar=False)[0, 1].round(1)))(np.random.default_rng(1)) + 0.0 gives -1.0, right is 0.0
_spare = {}


def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = _spare.pop(T, None)
    if z is None:
        z = rng.laplace(size=T)
        _spare[T] = -z
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1] * T.bit_length() / epsilon)
    return answers[1:]
