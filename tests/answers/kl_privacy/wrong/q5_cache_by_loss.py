# Remembers the rows by the loss alone.
# Witness: after weak(0.5, 6), weak(0.001, 6) returns ([0.041666666666666664, 0.9583333333333334], [0.0001032813406944316, 0.9998967186593055]): the mean loss of the first from second is 0.209313, at most 0.001 is right; the mean loss of the second from first is 0.0418323, at most 0.001 is right.
_rows = {}


def weak(kappa, loss):
    if loss not in _rows:
        eta = kappa / (2 * loss)
        rare = eta * math.exp(-loss)
        _rows[loss] = ([eta, 1 - eta], [rare, 1 - rare])
    return _rows[loss]
