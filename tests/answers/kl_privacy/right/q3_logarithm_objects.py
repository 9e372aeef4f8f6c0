# A small class of logarithms that can be added and multiplied.
class Logarithm3(dict):
    def __add__(self, other):
        return Logarithm3({k: self.get(k, 0) + other.get(k, 0) for k in set(self) | set(other)})

    def __rmul__(self, weight):
        return Logarithm3({k: weight * c for k, c in self.items() if c})


def chain(first, later):
    def kl(p, q):
        terms = (u * Logarithm3(logs(u / q[a])) for a, u in p.items() if u)
        return sum(terms, Logarithm3())

    second = Logarithm3()
    for a, u in first[0].items():
        if u != 0:
            second = second + u * kl(*later[a])
    return (kl(*first), second)
