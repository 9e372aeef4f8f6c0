# Compares the first refused with the first answered.
def refusal_leak(refuses, n):
    sets = list(itertools.product((0, 1), repeat=n))
    refused = [x for x in sets if refuses(x)]
    answered = [x for x in sets if not refuses(x)]
    return (refused[0], answered[0]) if refused and answered else None
