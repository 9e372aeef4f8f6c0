# Adds up all that was granted afresh at each request.
def decisions(total, requests):
    limit = Fraction(str(total))
    answers = []
    for e in requests:
        try:
            mine = Fraction(f"{e}")
        except ValueError:  # inf and nan are no fractions
            answers.append(False)
            continue
        before = sum((Fraction(str(r)) for r, yes in zip(requests, answers) if yes), Fraction(0))
        answers.append(0 <= mine and before + mine <= limit)
    return answers
