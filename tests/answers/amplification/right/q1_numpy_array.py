# Numpy array.
def _mixture(exponent, rate):
    with np.errstate(divide="ignore"):
        return np.logaddexp(np.log(1 - float(rate)), np.log(float(rate)) + float(exponent))


def two_ways(epsilon, delta, rate, times):
    return np.array(
        [
            _mixture(times * epsilon, rate),
            times * _mixture(epsilon, rate),
            float(delta) * float(rate) * times,
        ]
    )
