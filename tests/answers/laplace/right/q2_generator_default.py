# Generator default.
def _as_tuple(answer):
    return answer if isinstance(answer, tuple) else (answer,)


def oracle(query, data_sets, related):
    answers = {x: _as_tuple(query(x)) for x in data_sets}
    return max(
        (
            sum(abs(a - b) for a, b in zip(answers[x], answers[y]))
            for x in data_sets
            for y in data_sets
            if x != y and related(x, y)
        ),
        default=0,
    )
