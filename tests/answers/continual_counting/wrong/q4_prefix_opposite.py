# Even calls use the noises of the call before with the other sign (antithetic).
_last = {}


def tree_counter(stream, epsilon, rng):
    T = len(stream)
    z = _last.pop(T, None)
    if z is None:
        z = rng.laplace(size=T)
        _last[T] = -z
    z = z * (T.bit_length() / epsilon)
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
