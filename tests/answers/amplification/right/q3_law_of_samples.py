# First the law of the sample as a growing dictionary of tuples, then the average.
def sampled_table(table, rate):
    answer = {}
    for x in table:
        law = {(): 1}
        for record in x:
            grown = {}
            for sample, chance in law.items():
                grown[sample] = grown.get(sample, 0) + chance * (1 - rate)
                longer = (*sample, record)
                grown[longer] = grown.get(longer, 0) + chance * rate
            law = grown
        answer[x] = {
            output: sum(chance * table[sample][output] for sample, chance in law.items())
            for output in table[x]
        }
    return answer
