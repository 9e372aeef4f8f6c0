# Another road: By by sign.
def sensitivities(low, high, n, neighbourhood):
    member = neighbourhood == "membership"
    if low >= 0:
        size, with_yes = high, high
    elif high <= 0:
        size, with_yes = -low, -low
    else:
        size, with_yes = (high if high > -low else -low), high - low
    width = high - low
    return (
        (size if member else width),
        (size if member else with_yes),
        int(member),
        2 - int(member),
        width / (2 if member else n),
    )
