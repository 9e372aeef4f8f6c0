# Another way: fractions.
def sensitivities(low, high, n, neighbourhood):
    a, b = Fraction(low), Fraction(high)
    edit_ = neighbourhood == "edit"
    result = [b - a if edit_ else max(-a, b)]
    result.append(max(-a, b, b - a) if edit_ else max(-a, b))
    result += [0, 2] if edit_ else [1, 1]
    return (*result, (b - a) / (n if edit_ else 2))
