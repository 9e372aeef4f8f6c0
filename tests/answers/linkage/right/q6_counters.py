# Takes one counter from the other and looks what is missing.
def beliefs(values, known):
    here, there = Counter(values), Counter(known)
    if there - here:
        return {}
    rest = here - there
    return {value: Fraction(n, rest.total()) for value, n in rest.items()}
