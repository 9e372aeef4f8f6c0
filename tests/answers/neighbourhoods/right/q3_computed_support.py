# The possible numbers of yes are computed for both, and the difference of the sets is returned.
def certificate(n, p):
    def possible(data):
        numbers = {0}
        for bit in data:
            answers = {bit} if p == 0 else {0, 1}
            numbers = {s + a for s in numbers for a in answers}
        return numbers

    x = np.ones(n, dtype=int)
    other = x[: n - 1]
    return x, other, np.array(sorted(possible(x) - possible(other)))[-1:]
