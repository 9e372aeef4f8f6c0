# Goes so far out that t overflows to infinity, where both chances are 0.
def certificate(bound, epsilon, claimed):
    with np.errstate(over="ignore"):
        return (0,), (0, 0), float(bound * np.exp(8.0 * claimed) / epsilon)
