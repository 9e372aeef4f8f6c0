# Computes ln(10⁶ e^claimed) through exp, which overflows to infinity for large claims.
# Witness: certificate(1, 1, 700) returns ((0,), (0, 0), inf): t is not finite.
def certificate(bound, epsilon, claimed):
    wanted = math.log(1e6 * math.exp(claimed))
    return (0,), (0, 0), bound * wanted / epsilon
