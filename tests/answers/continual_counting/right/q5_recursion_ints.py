# Recursion with memory, whole results as int
def toeplitz_root(column):
    memory = {0: Fraction(1)}

    def entry(k):
        if k not in memory:
            memory[k] = Fraction(column[k])
            half = Fraction(column[k])
            for i in range(1, k):
                half -= entry(i) * entry(k - i)
            memory[k] = half / 2
        return memory[k]

    found = [entry(k) for k in range(len(column))]
    return [v.numerator if v.denominator == 1 else v for v in found]
