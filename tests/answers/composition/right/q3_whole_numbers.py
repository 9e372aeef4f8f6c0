# Written with numerators and denominators multiplied apart, in a small class.
class Product(dict):
    def put(self, pair, u, v):
        self[pair] = Fraction(u.numerator * v.numerator, u.denominator * v.denominator)
        return self


def compose(first: dict, later: dict) -> dict:
    answer = {}
    for x in first:
        row = Product()
        for a in first[x]:
            half = later[a][x]
            for b in half:
                row.put((a, b), Fraction(first[x][a]), Fraction(half[b]))
        answer[x] = dict(row)
    return answer
