# Lets dpedu know the sums.
def sensitivities(low, high, n, neighbourhood):
    s = dp.sensitivity
    return (
        s.bounded_sum(low, high, neighbourhood),
        s.bounded_sum(low, high, neighbourhood, condition=True),
        s.count(neighbourhood, condition=False),
        s.histogram(neighbourhood),
        (high - low) / (n if neighbourhood == "edit" else 2),
    )
