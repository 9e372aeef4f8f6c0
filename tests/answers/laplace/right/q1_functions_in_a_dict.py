# A dict of functions by neighbourhood.
def _membership(low, high, n):
    reach = high if high >= -low else -low
    return reach, reach, 1, 1, (high - low) * 0.5


def _edit(low, high, n):
    reach = high if high >= -low else -low
    span = high - low
    return span, reach if reach > span else span, 0, 2, span / n


def sensitivities(low, high, n, neighbourhood):
    return {"membership": _membership, "edit": _edit}[neighbourhood](low, high, n)
