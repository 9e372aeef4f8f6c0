# Takes texts of digits for numbers.
def compose(first, later):
    def f(z):
        return int(z) if isinstance(z, str) and z.isdigit() else z

    return {
        x: {(f(a), f(b)): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
