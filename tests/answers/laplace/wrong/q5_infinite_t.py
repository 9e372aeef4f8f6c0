# T grows like e^(claimed^2), and is infinite for large claims.
def certificate(bound, epsilon, claimed):
    with np.errstate(over="ignore"):
        return (
            (0,),
            (0, 0),
            float(bound / epsilon * np.exp(np.float64(claimed) ** 2)) + bound / epsilon,
        )
