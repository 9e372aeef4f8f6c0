# Each data set is asked once, and then one maximum runs over the pairs of positions.
def oracle(query, data_sets, related):
    def as_tuple(answer):
        return answer if isinstance(answer, tuple) else (answer,)

    answers = [as_tuple(query(x)) for x in data_sets]
    return max(
        (
            sum(abs(p - q) for p, q in zip(answers[i], answers[j]))
            for i in range(len(data_sets))
            for j in range(i)
            if related(data_sets[i], data_sets[j])
        ),
        default=0,
    )
